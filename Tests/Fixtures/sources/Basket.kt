package shop

@Composable
fun Basket() {
    Column {
        Text("Your basket", style = MaterialTheme.typography.titleLarge)
        Text(
            text = "Delivery",
            style = MaterialTheme.typography.titleLarge,
        )
        Image(painterResource(R.drawable.wave), "Divider")
        Icon(
            imageVector = Icons.Default.Star,
            contentDescription = stringResource(R.string.divider),
        )
        Icon(
            imageVector = Icons.Default.Delete,
            contentDescription = "Delete.",
            modifier = Modifier.size(24.dp),
        )
        Icon(bin, contentDescription = "Delete.", modifier = Modifier.clickable { delete() })
    }
}
